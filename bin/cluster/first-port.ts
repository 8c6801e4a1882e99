import { ToolFailure } from '../toolchain.mjs'

/** Of a cluster, from CLUSTER_PORT; it takes some sixty from there. */
export function readFirstPort(): number {
  const given = process.env.CLUSTER_PORT || '4700'
  const port = Number(given)
  if (Number.isInteger(port) && port >= 1024 && port <= 65_000) return port
  throw new ToolFailure(`CLUSTER_PORT must be a number from 1024 to 65000, not "${given}".`)
}
