import * as v from 'valibot'
import { readAs, storedState, type StoredState } from '#web/state/storage.ts'

const schema = v.array(v.string())
const none: readonly string[] = []
const known = new Map<string, StoredState<readonly string[]>>()

/** The columns of a list that somebody does not want to see: what fits a screen is that screen's matter. */
export function hiddenColumns(list: string): StoredState<readonly string[]> {
  const state =
    known.get(list) ??
    storedState<readonly string[]>({
      key: `backoffice-columns:${list}`,
      empty: none,
      parse: (text) => readAs(schema, text) ?? none,
      serialize: (columns) => JSON.stringify(columns),
    })
  known.set(list, state)
  return state
}
