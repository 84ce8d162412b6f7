import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';

/** The size of a selection set, with the content of fragments at each place that uses them. */
export interface SelectionSize {
  readonly depth: number;
  /** The selections at all depths. */
  readonly selections: number;
  /** The aliases at all depths. */
  readonly aliases: number;
  /** The fields of the set itself, and those among them that select the schema or one of its types. */
  readonly fields: number;
  readonly schemas: number;
  readonly types: number;
  /** The aliases within those that select the schema or one of its types. */
  readonly schemaAliases: number;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const NOTHING: SelectionSize = {
  ...{ depth: 0, selections: 0, aliases: 0, fields: 0, schemas: 0, types: 0, schemaAliases: 0 },
};

/** Measures selection sets of one document, each fragment once. A cycle, which another rule refuses, counts as nothing. */
export class SelectionMeter {
  private readonly known = new Map<string, SelectionSize>();

  constructor(private readonly fragments: Fragments) {}

  measure({ selections }: SelectionSetNode): SelectionSize {
    return selections.reduce((sum, selection) => add(sum, this.measureOne(selection)), NOTHING);
  }

  private measureOne(selection: SelectionNode): SelectionSize {
    switch (selection.kind) {
      case Kind.FIELD:
        return this.measureField(selection);
      case Kind.INLINE_FRAGMENT:
        return this.measure(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD:
        return this.measureFragment(selection.name.value);
    }
  }

  private measureField({ name: { value: name }, alias, selectionSet }: FieldNode): SelectionSize {
    const inner = selectionSet ? this.measure(selectionSet) : NOTHING;
    const [schemas, types] = [Number(name === '__schema'), Number(name === '__type')];
    return {
      depth: 1 + inner.depth,
      selections: inner.selections,
      aliases: inner.aliases + (alias ? 1 : 0),
      fields: 1,
      schemas,
      types,
      schemaAliases: (schemas + types) * inner.aliases,
    };
  }

  private measureFragment(name: string): SelectionSize {
    const fragment = this.fragments.get(name);
    const measured = this.known.get(name);
    if (measured || !fragment) return measured ?? NOTHING;
    this.known.set(name, NOTHING);
    const size = this.measure(fragment.selectionSet);
    this.known.set(name, size);
    return size;
  }
}

/** Adds a selection to a set. */
function add(sum: SelectionSize, one: SelectionSize): SelectionSize {
  return {
    depth: Math.max(sum.depth, one.depth),
    selections: sum.selections + 1 + one.selections,
    aliases: sum.aliases + one.aliases,
    fields: sum.fields + one.fields,
    schemas: sum.schemas + one.schemas,
    types: sum.types + one.types,
    schemaAliases: sum.schemaAliases + one.schemaAliases,
  };
}
