import { useMemo, useState } from 'react'
import { blockTexts } from '#domain/publishing/block-texts.ts'
import type { PageBlock } from '#domain/publishing/blocks.ts'
import type { LandingBody } from '#domain/publishing/landing.ts'
import type { DraftStore } from '../draft/draft-store.ts'
import { contentTexts as texts } from '../texts.ts'
import { insertBlock, moveBlock, newKey } from './block-moves.ts'
import type { BlockActions } from './BlockRow.tsx'

/** What can be done with blocks; the same functions for as long as the page is open, so that rows rest. */
export function useBlockActions(store: DraftStore) {
  const [open, setOpen] = useState('')
  const [said, setSaid] = useState({ key: '', words: '', count: 0 })
  const [removed, setRemoved] = useState<{ block: PageBlock; at: number } | null>(null)
  const acts = useMemo(() => {
    const read = () => (store.read().body as LandingBody).blocks
    const put = (next: (blocks: readonly PageBlock[]) => PageBlock[], topic = '') =>
      store.change((body) => {
        const landing = body as LandingBody
        return { ...landing, blocks: next(landing.blocks) }
      }, topic)
    const say = (key: string, words: string) =>
      setSaid(({ count }) => ({ key, words, count: count + 1 }))
    const moveTo = (key: string, to: number) => {
      const blocks = read()
      const from = blocks.findIndex((block) => block.key === key)
      const block = blocks[from]
      if (!block || to < 0 || to >= blocks.length || to === from) return
      put((known) => moveBlock(known, from, to))
      say(key, texts.moved(blockTexts[block.type].name, to + 1, blocks.length))
    }
    const placeOf = (key: string) => read().findIndex((block) => block.key === key)
    const actions: BlockActions = {
      open: (key) => setOpen((known) => (known === key ? '' : key)),
      move: (key, step) => moveTo(key, placeOf(key) + step),
      drop: (key, before) => {
        const from = placeOf(key)
        moveTo(key, before > from ? before - 1 : before)
      },
      copy: (key) => {
        const at = placeOf(key)
        const block = read()[at]
        if (!block) return
        const copy = { ...block, key: newKey() }
        put((blocks) => insertBlock(blocks, at + 1, copy))
        setOpen(copy.key)
      },
      toggle: (key) =>
        put((blocks) =>
          blocks.map((block) => (block.key === key ? { ...block, hidden: !block.hidden } : block)),
        ),
      remove: (key) => {
        const at = placeOf(key)
        const block = read()[at]
        if (!block) return
        setRemoved({ block, at })
        put((blocks) => blocks.filter((other) => other.key !== key))
      },
      change: (key, change, topic) =>
        put(
          (blocks) => blocks.map((block) => (block.key === key ? change(block) : block)),
          topic && `${key}.${topic}`,
        ),
    }
    const add = (block: PageBlock, before: string) => {
      put((blocks) => {
        const at = blocks.findIndex(({ key }) => key === before)
        return insertBlock(blocks, at < 0 ? blocks.length : at, block)
      })
      setOpen(block.key)
      say(block.key, '')
    }
    const insert = (at: number, block: PageBlock) => {
      put((blocks) =>
        blocks.some(({ key }) => key === block.key) ? [...blocks] : insertBlock(blocks, at, block),
      )
      say(block.key, '')
    }
    return { actions, add, insert }
  }, [store])
  const bringBack = () => {
    if (removed) acts.insert(removed.at, removed.block)
    setRemoved(null)
  }
  return { ...acts, open, said, removed, bringBack }
}
