import { becomeBrand } from '#domain/brand/current-brand.ts'
import type { Context } from '../context.ts'
import { readBrand, type DrawnBrand } from './read-brand.ts'

/** Between two looks at whether the settings changed; it costs a comparison of two numbers. */
const lookMs = 200
/** As long as whoever asks waits for a brand that has just changed. */
const patienceMs = 1000

/** The brand of one running shop. */
export interface BrandKeeper {
  /** As it was last known: without the database too. */
  readonly last: DrawnBrand
  /** What changed is known afterwards, unless the database is away. */
  fresh(): Promise<void>
  close(): void
}

type Tools = Pick<Context, 'db' | 'cache' | 'log'>

/**
 * Reads the shop's brand and keeps it: a change of the settings, in whatever process, is the brand of every text
 * here within a blink, and drops what was kept under the old one.
 */
export async function openBrand(ctx: Tools): Promise<BrandKeeper> {
  const keeper = new Keeper(ctx, await readBrand(ctx.db))
  return keeper
}

class Keeper implements BrandKeeper {
  readonly #ctx: Tools
  readonly #timer = setInterval(() => void this.fresh(), lookMs).unref()
  #seen: number
  #under: Promise<void> | null = null
  last: DrawnBrand

  constructor(ctx: Tools, brand: DrawnBrand) {
    this.#ctx = ctx
    this.#seen = this.#version
    this.last = brand
    becomeBrand(brand)
  }

  async fresh(): Promise<void> {
    if (this.#seen !== this.#version) {
      this.#seen = this.#version
      this.#under = this.#read().finally(() => (this.#under = null))
    }
    if (this.#under) await Promise.race([this.#under, waitFor(patienceMs)])
  }

  close(): void {
    clearInterval(this.#timer)
  }

  get #version(): number {
    const { cache } = this.#ctx
    return Math.max(cache.versionOf('setting:shop'), cache.versionOf('setting:brand'))
  }

  async #read(): Promise<void> {
    try {
      const brand = await readBrand(this.#ctx.db)
      if (brand.version === this.last.version) return
      this.last = brand
      becomeBrand(brand)
      // Frames of the desk and of counters show it too, and bear no tag of any setting.
      this.#ctx.cache.clear()
      this.#seen = this.#version
    } catch (error) {
      // The connection that comes back tells of it, and it is read again.
      this.#ctx.log.warn({ err: error }, 'brand not read, the last one stays')
    }
  }
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
