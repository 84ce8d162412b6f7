type Section = 'schemas' | 'parameters' | 'headers' | 'responses';

/** A part of the document that is written once, under a name of its section, and referred to from everywhere else. */
export class Component {
  constructor(
    readonly section: Section,
    readonly name: string,
    readonly content: object,
  ) {}
}

type Components = Partial<Record<Section, Record<string, unknown>>>;

/**
 * Replaces every component within a node by a reference to it.
 *
 * @returns the node as plain data, and the components that it needs, each section in the order of first use
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
      // Takes its place before what it contains.
      section[component.name] = undefined;
      section[component.name] = extract(component.content);
    }
    return { $ref };
  };
  return { node: extract(node) as Node, components };
}
