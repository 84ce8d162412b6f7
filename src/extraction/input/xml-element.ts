/**
 * One element of a parsed XML document, addressed by local names: a path such as `Party/PartyName/Name` goes from child to
 * child, and prefixes never matter. Namespaces are kept to tell documents of different standards apart.
 */
export class XmlElement {
  readonly children: XmlElement[] = [];
  /** The element's own characters, without those of its children. */
  text = '';

  constructor(
    readonly name: string,
    readonly namespace: string,
    private readonly attributes: ReadonlyMap<string, string>,
  ) {}

  /** The value of an attribute by its local name, trimmed; null when it is absent or empty. */
  attribute(name: string): string | null {
    return this.attributes.get(name)?.trim() || null;
  }

  /** All elements at a path, in document order. */
  all(path: string): XmlElement[] {
    let level: XmlElement[] = [this];
    for (const name of path.split('/')) {
      level = level.flatMap((element) => element.children.filter((child) => child.name === name));
    }
    return level;
  }

  /** The first element at a path, or null. */
  first(path: string): XmlElement | null {
    return this.all(path)[0] ?? null;
  }

  /** The first text at a path that is not empty, with its white space collapsed; null when there is none. */
  value(path: string): string | null {
    return this.values(path)[0] ?? null;
  }

  /** All texts at a path that are not empty, with their white space collapsed. */
  values(path: string): string[] {
    return this.all(path)
      .map((element) => element.content())
      .filter((text) => text !== '');
  }

  /** The element's own text with its white space collapsed; empty when there is none. */
  content(): string {
    return this.text.replace(/\s+/g, ' ').trim();
  }
}
