import type { Region, Scheme, UnitLevel } from '#domain/location/units.ts'

/** A unit as a source gives it: codes padded or not, names in any spelling. */
export interface RawUnit {
  scheme: Scheme
  level: UnitLevel
  code: string | number
  parent: string | number | null
  name: string
  erpId?: string | null
  region?: Region | null
  sort?: number
}

/** An old ward (or one of the districts without wards) and a ward it went into. */
export interface RawSuccessor {
  oldLevel: 'district' | 'ward'
  old: string | number
  new: string | number
}

export interface RawRelease {
  source: string
  version: string
  units: RawUnit[]
  /** Null when the source says nothing about successors: those known so far stay. */
  successors: RawSuccessor[] | null
  /** What the reader already left out or put right. */
  problems?: Problem[]
}

export interface ReleaseUnit {
  scheme: Scheme
  level: UnitLevel
  code: number
  parent_code: number | null
  name: string
  erp_id: string | null
  region: Region | null
  sort: number
}

export interface ReleaseSuccessor {
  old_level: 'district' | 'ward'
  old_code: number
  new_code: number
}

/** A source's content, checked and in the form the database keeps. */
export interface Release {
  source: string
  version: string
  checksum: string
  units: ReleaseUnit[]
  successors: ReleaseSuccessor[] | null
  problems: Problem[]
}

export interface Problem {
  what: string
  count: number
  examples: string[]
}

/** Collects what was left out or looks wrong, by kind. */
export class ProblemList {
  readonly #byKind = new Map<string, string[]>()

  add(what: string, example: string): void {
    const examples = this.#byKind.get(what)
    if (examples) examples.push(example)
    else this.#byKind.set(what, [example])
  }

  list(): Problem[] {
    return [...this.#byKind].map(([what, examples]) => ({
      what,
      count: examples.length,
      examples: examples.slice(0, 5),
    }))
  }
}
