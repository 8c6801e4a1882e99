import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../toolchain.mjs'
import { containerRecipe } from './container-files.ts'
import { helmChart, nobody, shopPort } from './helm-chart.ts'

interface Container {
  args?: string[]
  env: { name: string; value: string }[]
  ports?: { containerPort: number }[]
  readinessProbe?: { httpGet: { path: string; port: string } }
  securityContext: object
  volumeMounts: { name: string }[]
}

interface Resource {
  kind: string
  metadata: { name: string; annotations?: Record<string, string> }
  spec: {
    selector?: { matchLabels?: object; app?: string }
    template?: {
      metadata: { labels: object }
      spec: { securityContext: object; containers: Container[]; volumes: { name: string }[] }
    }
  }
}

const chart = helmChart()
const values = parse(chart['helm/values.yaml']!) as Record<string, unknown>
const resources = Object.entries(chart)
  .filter(([name]) => name.includes('/templates/'))
  .flatMap(([, text]) => parseAllDocuments(rendered(text)).map((each) => each.toJS() as Resource))
const pods = resources.flatMap(({ spec }) => spec.template ?? [])

test('the chart has what an upgrade without a failed request takes', () => {
  expect(resources.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    'Job shop-migrate',
    'Deployment shop-web',
    'PodDisruptionBudget shop-web',
    'Service shop',
    'Deployment shop-worker',
    'PodDisruptionBudget shop-worker',
  ])
  const [job] = resources
  expect(job!.metadata.annotations!['helm.sh/hook']).toBe('pre-install,pre-upgrade')
  expect(pods[0]!.spec.containers[0]!.args).toEqual(['bin/migrate.ts'])
})

test('every pod is nobody, sees its files read-only and writes to its own folders alone', () => {
  for (const { spec } of pods) {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: nobody })
    const volumes = spec.volumes.map(({ name }) => name)
    for (const container of spec.containers) {
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.volumeMounts.map(({ name }) => name)).toEqual(volumes)
    }
  }
})

test('its variables, ports and paths are those of the shop', () => {
  const known = readFileSync(join(root, 'server/platform/env.ts'), 'utf8')
  const routes = readFileSync(join(root, 'server/platform/http/system-routes.ts'), 'utf8')
  for (const container of pods.flatMap(({ spec }) => spec.containers)) {
    for (const { name, value } of container.env) {
      expect(known, name).toMatch(new RegExp(`^ {4}${name}:`, 'm'))
      expect(typeof value, name).toBe('string')
    }
    for (const { containerPort } of container.ports ?? []) expect(containerPort).toBe(shopPort)
    const probe = container.readinessProbe?.httpGet
    if (probe) expect(routes).toContain(`'${probe.path}'`)
  }
})

test('the container is nobody too, and starts what systemd starts', () => {
  const recipe = containerRecipe()
  expect(recipe).toContain(`\nUSER ${nobody}:${nobody}\n`)
  expect(recipe).toContain(`\nEXPOSE ${shopPort}\n`)
  const unit = readFileSync(join(root, 'deploy/anlanh-web.service'), 'utf8')
  const [, program, ...args] = /^ExecStart=(\S+) (.*)$/m.exec(unit)!
  const [, entry] = /^ENTRYPOINT (.*)$/m.exec(recipe)!
  const [, command] = /^CMD (.*)$/m.exec(recipe)!
  const started = [...(JSON.parse(entry!) as string[]), ...(JSON.parse(command!) as string[])]
  expect(started).toEqual([program, ...args.join(' ').split(' ')])
})

/** As Helm does it, of what these templates use. */
function rendered(template: string): string {
  return template.replaceAll(/\{\{ \.(\S+)( \| quote)? \}\}/g, (_all, path: string, quoted) => {
    const found = path === 'Release.Name' ? 'shop' : valueAt(path.split('.').slice(1))
    return quoted ? JSON.stringify(found) : String(found)
  })
}

function valueAt(path: readonly string[]): unknown {
  const found = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], values)
  expect(found, path.join('.')).toBeDefined()
  return found
}
