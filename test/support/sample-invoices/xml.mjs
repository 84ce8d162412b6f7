/** Escapes text for the content of an XML element. */
export function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
