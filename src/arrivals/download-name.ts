/** The name of a downloaded file: that of the response (RFC 6266), or else the end of the URL; null if neither has one. */
export function readDownloadName(url: string, disposition: string | undefined): string | null {
  return readDisposition(disposition ?? '') ?? readPath(url);
}

function readDisposition(text: string): string | null {
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(text)?.[1];
  if (extended !== undefined) return decode(extended);
  const [, quoted, plain] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(text) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? plain ?? null;
}

function readPath(url: string): string | null {
  return decode(new URL(url).pathname.split('/').at(-1) ?? '') || null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
