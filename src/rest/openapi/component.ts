type Section = 'schemas' | 'parameters' | 'headers' | 'responses';

/** A named component of the document, which is written once and referenced everywhere else. */
export class Component {
  constructor(
    readonly section: Section,
    readonly name: string,
    readonly content: object,
  ) {}
}

type Components = Partial<Record<Section, Record<string, unknown>>>;

/**
 * Replaces every component in a node with a reference.
 *
 * @returns the node as plain data, and the components that it references, in the order of first use
 */
export function extractComponents<Node extends object>(node: Node): { node: Node; components: Components } {
  const components: Components = {};
  const owners = new Map<string, Component>();
  const extract = (value: unknown): unknown => {
    if (value instanceof Component) return refer(value);
    if (Array.isArray(value)) return value.map(extract);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([, member]) => member !== undefined);
    return Object.fromEntries(entries.map(([name, member]) => [name, extract(member)]));
  };
  const refer = (component: Component) => {
    const $ref = `#/components/${component.section}/${component.name}`;
    const owner = owners.get($ref);
    if (owner !== undefined && owner !== component) throw new Error(`Two components are named ${$ref}.`);
    if (owner === undefined) {
      owners.set($ref, component);
      const section = (components[component.section] ??= {});
      // Reserves its place before the components that it contains.
      section[component.name] = undefined;
      section[component.name] = extract(component.content);
    }
    return { $ref };
  };
  return { node: extract(node) as Node, components };
}
