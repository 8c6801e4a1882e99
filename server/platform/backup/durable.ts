import { chownSync, closeSync, fsyncSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whole or not at all, also when the machine stops; readable by its owner alone. */
export function writeDurably(path: string, text: string, like?: string): void {
  const fresh = `${path}.new`
  const file = openSync(fresh, 'w', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  if (like !== undefined) ownLike(fresh, like)
  renameDurably(fresh, path)
}

export function renameDurably(from: string, to: string): void {
  renameSync(from, to)
  syncFolder(dirname(to))
}

export function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Run by root, files that PostgreSQL must read belong to whom its own belong to. */
export function ownLike(path: string, like: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(like)
  chownSync(path, uid, gid)
}
