import { Counter, Gauge, type Registry } from 'prom-client'
import type { Standbys } from './standbys.ts'

/** Of a process without standbys there is nothing to tell. */
export function standbyFigures(registry: Registry, standbys: Standbys | undefined): void {
  if (registry.getSingleMetric('standby_reads_total')) return
  const registers = [registry]
  const list = () => standbys?.list() ?? []
  new Counter({
    name: 'standby_reads_total',
    help: 'Reads that may be a moment behind, by where they were answered: by a standby, where writes go (primary), or there after a standby failed (again)',
    labelNames: ['answered'],
    registers,
    collect() {
      this.reset()
      for (const [answered, count] of standbys?.reads ?? []) this.inc({ answered }, count)
    },
  })
  new Counter({
    name: 'standby_left_out_total',
    help: 'How often a standby that was read from was left out, by why',
    labelNames: ['why'],
    registers,
    collect() {
      this.reset()
      for (const [why, count] of standbys?.leftOut ?? []) this.inc({ why }, count)
    },
  })
  new Gauge({
    name: 'standby_left_out',
    help: 'Whether a standby is left out (1) or read from (0); who leads is none',
    labelNames: ['standby'],
    registers,
    collect() {
      this.reset()
      const others = list().filter(({ state }) => state !== 'leads')
      for (const { name, state } of others) this.set({ standby: name }, Number(state !== 'used'))
    },
  })
  new Gauge({
    name: 'standby_behind_seconds',
    help: 'How old is what a standby has replayed',
    labelNames: ['standby'],
    registers,
    collect() {
      this.reset()
      for (const { name, behindMs } of list()) this.set({ standby: name }, behindMs / 1000)
    },
  })
  new Gauge({
    name: 'standby_behind_bytes',
    help: 'How much of the log a standby has not replayed yet',
    labelNames: ['standby'],
    registers,
    collect() {
      this.reset()
      for (const { name, behindBytes } of list()) this.set({ standby: name }, behindBytes)
    },
  })
}
