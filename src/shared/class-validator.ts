/**
 * The decorators in use, each from its own file: the package's index loads a hundred more, with metadata of all telephone numbers, which takes
 * a tenth of the time and memory of a start.
 */
export { ArrayMaxSize } from 'class-validator/cjs/decorator/array/ArrayMaxSize.js';
export { IsArray } from 'class-validator/cjs/decorator/typechecker/IsArray.js';
export { IsBoolean } from 'class-validator/cjs/decorator/typechecker/IsBoolean.js';
export { IsIn } from 'class-validator/cjs/decorator/common/IsIn.js';
export { IsInt } from 'class-validator/cjs/decorator/typechecker/IsInt.js';
export { isISO31661Alpha2 } from 'class-validator/cjs/decorator/string/IsISO31661Alpha2.js';
export { isISO4217CurrencyCode } from 'class-validator/cjs/decorator/string/is-iso4217-currency-code.js';
export { IsOptional } from 'class-validator/cjs/decorator/common/IsOptional.js';
export { IsString } from 'class-validator/cjs/decorator/typechecker/IsString.js';
export { IsUUID } from 'class-validator/cjs/decorator/string/IsUUID.js';
export { Length } from 'class-validator/cjs/decorator/string/Length.js';
export { Matches } from 'class-validator/cjs/decorator/string/Matches.js';
export { Max } from 'class-validator/cjs/decorator/number/Max.js';
export { MaxLength } from 'class-validator/cjs/decorator/string/MaxLength.js';
export { Min } from 'class-validator/cjs/decorator/number/Min.js';
export { ValidateBy } from 'class-validator/cjs/decorator/common/ValidateBy.js';
export { ValidateIf } from 'class-validator/cjs/decorator/common/ValidateIf.js';
export { ValidateNested } from 'class-validator/cjs/decorator/common/ValidateNested.js';
export type { ValidationOptions } from 'class-validator';
