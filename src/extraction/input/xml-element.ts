/**
 * One element of a parsed XML document. Paths such as `Party/PartyName/Name` consist of local names and ignore prefixes. Namespaces
 * are kept to distinguish the standards of documents.
 */
export class XmlElement {
  readonly children: XmlElement[] = [];
  /** The characters of the element itself, without those of its children. */
  text = '';

  constructor(
    readonly name: string,
    readonly namespace: string,
    private readonly attributes: ReadonlyMap<string, string>,
  ) {}

  /** The trimmed value of an attribute by its local name; null if it is absent or empty. */
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

  /** The first text at a path that is not empty, with white space collapsed; null if there is none. */
  value(path: string): string | null {
    return this.values(path)[0] ?? null;
  }

  /** All texts at a path that are not empty, with white space collapsed. */
  values(path: string): string[] {
    return this.all(path)
      .map((element) => element.content())
      .filter((text) => text !== '');
  }

  /** The text of the element itself with white space collapsed; empty if there is none. */
  content(): string {
    return this.text.replace(/\s+/g, ' ').trim();
  }
}
