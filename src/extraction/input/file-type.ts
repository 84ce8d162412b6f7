import { fileTypeFromBuffer } from 'file-type';

/** Detects the media type of a file by the signature in its first bytes, as named by the file-type library; null if unknown. */
export async function detectMediaTypeBySignature(head: Uint8Array): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(head))?.mime ?? null;
  } catch {
    // The library may fail because the head ends within a structure that it reads.
    return null;
  }
}
