import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { IsInt, IsOptional, IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { buildInput } from '../../../src/shared/validation.js';

class Line {
  @IsString()
  name: string;

  constructor(name: unknown) {
    this.name = name as string;
  }
}

class Order {
  @IsString()
  @MinLength(2)
  @MaxLength(5)
  code: string;

  @IsInt()
  count: number;

  @IsOptional()
  @ValidateNested({ each: true })
  lines?: Line[];
}

/** Builds an order; returns the messages by field if it is refused. */
function listProblems(values: object): unknown {
  try {
    return buildInput(Order, values);
  } catch (error) {
    return (error as { details?: unknown }).details;
  }
}

describe('an input', () => {
  it('keeps only the values that its class declares', () => {
    expect(listProblems({ code: 'abc', count: 1, other: 'x' })).toEqual({ code: 'abc', count: 1 });
  });

  it('must have every value that is not optional', () => {
    expect(listProblems({ code: 'abc' })).toEqual({ count: [expect.any(String)] });
  });

  it('is refused with all messages of all fields, nested ones by their path', () => {
    expect(listProblems({ code: 1, count: 1.5, lines: [new Line('a'), new Line(7)] })).toEqual({
      code: ['Must be a string.'],
      count: ['Must be an integer number.'],
      'lines.1.name': [expect.any(String)],
    });
  });

  it('is refused in words that a person would write', () => {
    expect(listProblems({ code: 'abcdef' })).toEqual({
      code: ['Must have at most 5 characters.'],
      count: ['This field is required.'],
    });
    expect(listProblems({ code: 'a', count: null })).toEqual({
      code: ['Must have at least 2 characters.'],
      count: ['This field may not be null.'],
    });
  });

  it.each(['a\0b', 'a\ud800', '\udc00b'])('is refused if a text is %j, which cannot be stored', (text) => {
    const message = 'Null characters and unpaired surrogates are not allowed.';
    expect(listProblems({ code: text, count: 1, lines: [new Line(text)] })).toEqual({
      code: [message],
      'lines.0.name': [message],
    });
    expect(listProblems({ code: 'a😀', count: 1 })).toEqual({ code: 'a😀', count: 1 });
  });

  it('is refused if its class has no rules', () => {
    expect(() => buildInput(class {}, { code: 'abc' })).toThrow(expect.objectContaining({ code: 'validation_error' }));
  });
});
