// ADAPTER, to be removed on merge: call `setPoints` of `#web/state/points.ts` in its place.
/** The points of the header change with what was earned. */
export function tellPoints(_available: number): void {}
