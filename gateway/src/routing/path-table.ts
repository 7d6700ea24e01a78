/** Finds the most specific target of a path, or null. */
export interface PathTable<Target> {
  find(path: string): Target | null;
}

interface Node<Target> {
  readonly literals: Map<string, Node<Target>>;
  /** The node after any single segment (`:id`). */
  parameter: Node<Target> | null;
  target: Target | null;
  /** The target if one or more arbitrary segments follow (`/*`). */
  rest: Target | null;
}

/**
 * Paths in express's form (`/api/groups/:id/games`, `/api/groups/*`), compiled once into a tree. They match case-insensitively, with or without
 * a trailing slash. A literal segment has precedence over a parameter, and both over `/*`, in whatever order they are listed.
 */
export function compilePaths<Target>(paths: Iterable<readonly [path: string, target: Target]>): PathTable<Target> {
  const root = newNode<Target>();
  for (const [path, target] of paths) {
    const isOpen = path.endsWith('/*');
    let node = root;
    for (const segment of segmentsOf(isOpen ? path.slice(0, -2) : path)) {
      if (segment.startsWith(':')) node = node.parameter ??= newNode();
      else {
        const next = node.literals.get(segment) ?? newNode();
        node.literals.set(segment, next);
        node = next;
      }
    }
    if (isOpen) node.rest ??= target;
    else node.target ??= target;
  }
  return { find: (path) => search(root, segmentsOf(path), 0) };
}

function search<Target>(node: Node<Target>, segments: readonly string[], index: number): Target | null {
  const segment = segments[index];
  if (segment === undefined) return node.target;
  if (segment === '' && index === segments.length - 1) return node.target ?? node.rest;
  const literal = node.literals.get(segment);
  const found = literal ? search(literal, segments, index + 1) : null;
  if (found !== null) return found;
  return (segment !== '' && node.parameter ? search(node.parameter, segments, index + 1) : null) ?? node.rest;
}

const newNode = <Target>(): Node<Target> => ({ literals: new Map(), parameter: null, target: null, rest: null });
/** The segments of a path, without the empty one before the first slash. */
const segmentsOf = (path: string): string[] => path.toLowerCase().slice(1).split('/');
