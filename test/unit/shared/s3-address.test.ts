import { describe, expect, it } from '@jest/globals';
import { nameFileStore, parseFileStore } from '../../../src/shared/s3-address.js';
import { InvalidSetting } from '../../../src/shared/setting-rules.js';

describe('the place of files', () => {
  it('is the disk unless the operator says otherwise', () => {
    expect([parseFileStore(), parseFileStore('disk')]).toEqual([null, null]);
    expect(nameFileStore(null)).toBe('disk');
  });

  it('is a bucket at AWS', () => {
    expect(parseFileStore('s3://bucket')).toEqual({
      bucket: 'bucket',
      prefix: '',
      endpoint: undefined,
      region: undefined,
      pathStyle: false,
      redirect: false,
    });
  });

  it('is a prefix of a bucket at another service', () => {
    const text = 's3://my.bucket-1/a/b/?endpoint=https%3A%2F%2Fs3.example.com%3A9000&region=eu-central-1&redirect=on';
    expect(parseFileStore(text)).toEqual({
      bucket: 'my.bucket-1',
      prefix: 'a/b/',
      endpoint: 'https://s3.example.com:9000',
      region: 'eu-central-1',
      pathStyle: true,
      redirect: true,
    });
    expect(parseFileStore('s3://bucket?endpoint=http://localhost:9000&path-style=off')?.pathStyle).toBe(false);
  });

  it('has the same name whatever leads to it', () => {
    const names = ['s3://bucket/a', 's3://bucket/a/?endpoint=http://localhost', 's3://bucket/a?redirect=on'];
    expect(names.map((text) => nameFileStore(parseFileStore(text)))).toEqual(Array(3).fill('s3://bucket/a'));
    expect(nameFileStore(parseFileStore('s3://bucket/'))).toBe('s3://bucket');
  });

  it.each([
    's3:bucket',
    's3://',
    's3://Bucket_1',
    's3://bucket:9000/a',
    's3://bucket/a b',
    's3://bucket/a//b',
    's3://bucket?acl=public',
    's3://bucket?redirect=yes',
    's3://bucket?endpoint=localhost',
    's3://bucket?endpoint=ftp://localhost',
    's3://key:secret@bucket',
    '/var/files',
  ])('is not %s', (text) => {
    expect(() => parseFileStore(text)).toThrow(InvalidSetting);
  });
});
