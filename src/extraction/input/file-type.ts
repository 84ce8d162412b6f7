import { fileTypeFromBuffer } from 'file-type';

/** The media type that the first bytes of a file show by their signature, as the file-type library names it; null when unknown. */
export async function mediaTypeBySignature(head: Uint8Array): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(head))?.mime ?? null;
  } catch {
    // The library may fail on a head that is cut in the middle of what it wants to read.
    return null;
  }
}
