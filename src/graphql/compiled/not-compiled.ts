/** Ends the compilation or the execution of a compiled query: plain execution answers instead, and reports any errors. */
export class NotCompiled extends Error {
  constructor() {
    super('Only plain execution can answer this.');
    this.name = 'NotCompiled';
  }
}
