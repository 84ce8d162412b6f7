const TIFF_SIGNATURES = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];

/**
 * Detects the media type of a file by the signature in its first bytes, as named by the file-type library; null if unknown. The library
 * is loaded when it is first needed, because many processes never see an image.
 */
export async function detectMediaTypeBySignature(head: Uint8Array): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  try {
    return (await fileTypeFromBuffer(head))?.mime ?? detectTiff(head);
  } catch {
    // The library may fail because the head ends within a structure that it reads.
    return detectTiff(head);
  }
}

/**
 * The library recognises a TIFF by its directory, which most programs write after the pixels and so far beyond the bytes that are read
 * here.
 */
function detectTiff(head: Uint8Array): string | null {
  return TIFF_SIGNATURES.some((signature) => signature.equals(head.subarray(0, signature.length)))
    ? 'image/tiff'
    : null;
}
