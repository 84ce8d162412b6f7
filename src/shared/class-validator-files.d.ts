/** Each file of the package has types that its index also exports. */
declare module 'class-validator/cjs/*' {
  export * from 'class-validator';
}
