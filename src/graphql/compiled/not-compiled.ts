/** Ends the compilation or the execution of a compiled query: plain execution answers instead, and words all errors. */
export class NotCompiled extends Error {
  constructor() {
    super('Only plain execution can answer this.');
    this.name = 'NotCompiled';
  }
}
