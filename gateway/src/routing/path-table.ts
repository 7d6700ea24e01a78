/** Finds what a path belongs to, or null: then express-gateway's own routers look. */
interface PathTable<Target> {
  find(path: string): Target | null;
}

interface Pattern<Target> {
  /** `:id` stands for any one segment. */
  readonly segments: readonly string[];
  /** It ends in `/*`: more segments follow, whatever they are. */
  readonly isOpen: boolean;
  readonly target: Target;
}

/** What else may stand in a request line, express and we might read differently. */
const PLAIN = /^[!-"$-~]+$/;

/**
 * Paths in express's form (`/api/groups/:id/games`, `/api/groups/*`), compiled once. What it finds is what express would find: the
 * first that matches, in any case, with or without a slash at the end. It need not find all: paths of one segment and odd spellings
 * are left to express.
 */
export function compilePaths<Target>(paths: Iterable<readonly [path: string, target: Target]>): PathTable<Target> {
  const bySecondSegment = new Map<string, Pattern<Target>[]>();
  for (const [path, target] of paths) {
    const isOpen = path.endsWith('/*');
    const segments = (isOpen ? path.slice(0, -2) : path).toLowerCase().split('/');
    const second = segments[2];
    if (second === undefined) continue;
    bySecondSegment.set(second, [...(bySecondSegment.get(second) ?? []), { segments, isOpen, target }]);
  }

  return {
    find(path) {
      if (!PLAIN.test(path)) return null;
      const asked = (path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase().split('/');
      const second = asked[2];
      const patterns = second === undefined ? undefined : bySecondSegment.get(second);
      if (patterns) for (const pattern of patterns) if (matches(pattern, asked)) return pattern.target;
      return null;
    },
  };
}

function matches({ segments, isOpen }: Pattern<unknown>, asked: readonly string[]): boolean {
  if (isOpen ? asked.length <= segments.length : asked.length !== segments.length) return false;
  return segments.every((segment, index) => (segment.startsWith(':') ? asked[index] !== '' : asked[index] === segment));
}
