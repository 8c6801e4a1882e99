import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { placeOrder } from '#domain/order/api.ts'
import { partnerScopeNames } from '#domain/partner/scopes.ts'
import { newWebhookSecret, signedHeaders } from '#server/partner/webhook/sign.ts'
import {
  callExamples,
  clientExample,
  decryptExample,
  errorExample,
  refusalExample,
  tokenExample,
  webhookExample,
} from '#web/shop/partners/examples.ts'
import { partnerGuideTexts as texts } from '#web/shop/partners/texts.ts'
import type { TestShop } from './support/app.ts'
import { openMemberShop, registerMember } from './support/members.ts'
import { openPartner, type TestPartner } from './support/partners.ts'
import { root } from './support/source-files.ts'
import { addStock, guestOrder } from './support/stock.ts'
import { ensureAccount } from '#server/loyalty/index.ts'

let shop: TestShop
let partner: TestPartner
let folder: string
/** What stands in for the names of the examples. */
let known: Record<string, string>

beforeAll(async () => {
  shop = await openMemberShop()
  partner = await openPartner(shop, partnerScopeNames)
  const [product] = await addStock(shop.ctx.db, [{ code: 'JEX30' }])
  const order = await shop.call(placeOrder, guestOrder([{ product: product! }]))
  const { id: memberId, phone } = await registerMember(shop, '0909123456')
  const at = shop.ctx.clock.now()
  await shop.ctx.db.transaction().execute((trx) => ensureAccount(trx, { phone, memberId, at }))
  await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.fastify.server.address() as AddressInfo
  known = {
    SHOP_URL: `http://127.0.0.1:${port}`,
    SHOP_KEY: partner.key,
    SHOP_KEY_2: partner.key2,
    ORDER_CODE: order.code,
  }
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/guide-'))
  const client = await fetch(`${known['SHOP_URL']}/doi-tac/shop-api.ts`)
  writeFileSync(join(folder, 'shop-api.ts'), await client.text())
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await shop.close()
})

describe('the page for partners', () => {
  test('shows each call of the contract, with the scope that it wants', () => {
    const shown = callExamples.map(({ method, path, scope }) => {
      const plain = path.split('?')[0]!
      return `${method} /api/app/${plain} ${scope ?? 'any'}`
    })
    const served = [...shop.app.routes.values()].flatMap(({ endpoint }) =>
      endpoint.realm === 'partner' ? [`${endpoint.method} ${endpoint.path} ${endpoint.scope}`] : [],
    )
    expect(served).toEqual(expect.arrayContaining(shown))
    // The other form of the lists of districts and wards is told in words.
    const untold = served.filter((each) => !shown.includes(each))
    expect(untold.toSorted()).toEqual([
      'GET /api/app/Location/wards places.read',
      'POST /api/app/Location/districts/search places.read',
    ])
  })

  test('names all that each call takes', () => {
    const calls = [...shop.app.routes.values()].map(({ endpoint }) => endpoint)
    for (const { id, method, path, fields = [] } of callExamples) {
      const plain = `/api/app/${path.split('?')[0]!}`
      const call = calls.find((each) => each.method === method && each.path === plain)!
      const told = fields.map(([name]) => name)
      expect(told.toSorted(), id).toEqual(
        namesIn(z.toJSONSchema(call.input, { io: 'input' })).toSorted(),
      )
    }
  })

  test('tells what is in the data of each event that the database writes', () => {
    const migration = readFileSync(join(root, 'migrations/0112_webhooks.sql'), 'utf8')
    const told = [...migration.matchAll(/jsonb_build_object\(([^;]*);/g)].flatMap(([, parts]) =>
      [...parts!.matchAll(/'([a-z_]+)', (?:new|a|p)\./g)].map(([, name]) => name!),
    )
    expect(told.length).toBeGreaterThan(8)
    // The wire names it by another word.
    const shown = texts.webhookData.map(([, words]) => words).join(' ')
    for (const name of told) {
      expect(shown).toContain(name === 'payment_method' ? 'payment_type' : name)
    }
  })

  test.each(callExamples)('runs its curl example: $id', async ({ curl, answer }) => {
    const token = (await partner.proven())['csrf-token']!
    const { url, ...init } = readCurl(curl, { ...known, CSRF_TOKEN: token })
    const told = await fetch(url, init)
    const body = (await told.json()) as { data: { data: unknown } }
    expect(told.status, JSON.stringify(body)).toBe(200)
    expectLike(body.data.data, answer)
  })

  test('runs all TypeScript examples by the client that it hands out', async () => {
    const lines = [
      clientExample,
      'const orderCode = env.ORDER_CODE!',
      ...callExamples.map(({ typescript, id }) => `{\n${typescript}\n${keep(typescript, id)}\n}`),
      'console.log(JSON.stringify(told))',
    ]
    const [head, ...rest] = lines
    const program = `${head}\nconst told: Record<string, unknown> = {}\n${rest.join('\n')}\n`
    writeFileSync(join(folder, 'examples.ts'), program)
    const { stdout } = await runNode('examples.ts')
    const told = JSON.parse(stdout) as Record<string, unknown>
    for (const { id, answer } of callExamples) expectLike(told[id], answer)
  })

  test('hands out a client and examples that the compiler takes as they are', async () => {
    writeFileSync(join(folder, 'receiver.ts'), webhookExample)
    writeFileSync(join(folder, 'decrypt.ts'), decryptExample)
    writeFileSync(join(folder, 'refusal.ts'), `${clientExample}\n${refusalExample}`)
    const config = {
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'esnext',
        module: 'nodenext',
        allowImportingTsExtensions: true,
        types: ['node'],
      },
      include: ['*.ts'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const told = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch(
      (error: { stdout: string }) => error,
    )
    expect(told.stdout).toBe('')
  })

  test('reads the token for the shell from the answer as it comes', async () => {
    const { url, ...init } = readCurl(/curl -s (.*?) \|/.exec(tokenExample)![1]!, known)
    const answer = await (await fetch(url, init)).text()
    const [, pattern, kept] = /s\/(.*)\/(.*)\/'/.exec(tokenExample)!
    const token = answer.replace(new RegExp(pattern!), kept!.replace('\\', '$'))
    const { data } = JSON.parse(answer) as { data: { data: { token: string } } }
    expect(token).toBe(data.data.token)
  })

  test('tells a refusal of the client by its code, as the page shows it', async () => {
    const limited = await openPartner(shop, ['places.read'])
    const { ShopApi } = await loadClient()
    const shopApi = new ShopApi({ url: known['SHOP_URL']!, key: limited.key })
    const shown = JSON.parse(errorExample) as { statusCode: number; errors: object }
    await expect(shopApi.jobs()).rejects.toMatchObject({
      status: shown.statusCode,
      code: 'forbidden',
    })
  })

  test('decrypts a token and checks a webhook with what stands on it', async () => {
    const { decryptToken } = (await import(pathToFileURL(join(folder, 'decrypt.ts')).href)) as {
      decryptToken(token: string, key: string): string
    }
    const { 'csrf-token': token } = await partner.proven()
    expect(decryptToken(token!, partner.tokenKey)).toMatch(/^\d+\./)
    const { isShopWebhook } = await loadClient()
    const secret = newWebhookSecret()
    const body = '{"type":"test.ping"}'
    const headers = signedHeaders({ id: 'evt_1', at: new Date(), body }, [secret])
    expect(isShopWebhook(secret, headers, body)).toBe(true)
    expect(isShopWebhook(secret, headers, `${body} `)).toBe(false)
    expect(isShopWebhook(newWebhookSecret(), headers, body)).toBe(false)
    const late = Date.now() + 400_000
    expect(isShopWebhook(secret, headers, body, late)).toBe(false)
  })
})

/** `products[].code` of a list of products, and so on. */
function namesIn(schema: object): string[] {
  const { properties = {} } = schema as { properties?: Record<string, { items?: object }> }
  return Object.entries(properties).flatMap(([name, { items }]) => {
    const inner = items ? namesIn(items) : []
    return inner.length > 0 ? inner.map((each) => `${name}[].${each}`) : [name]
  })
}

interface Client {
  ShopApi: new (options: { url: string; key: string }) => { jobs(): Promise<unknown> }
  isShopWebhook(
    secret: string,
    headers: Record<string, string>,
    body: string,
    now?: number,
  ): boolean
}

async function loadClient(): Promise<Client> {
  return (await import(pathToFileURL(join(folder, 'shop-api.ts')).href)) as Client
}

function runNode(file: string) {
  const env = { PATH: process.env['PATH'], ...known }
  return promisify(execFile)(process.execPath, [join(folder, file)], { env })
}

/** Keeps what the example's constant holds, whatever it is called or taken from. */
function keep(typescript: string, id: string): string {
  const [, name, parts] = /const (?:(\w+)|\{ ([\w, ]+) \}) =/.exec(typescript)!
  return `told['${id}'] = ${name ?? `{ ${parts} }`}`
}

/** A curl command as it stands on the page: its address, method, headers and body. */
function readCurl(command: string, names: Record<string, string>) {
  const fill = (text: string) =>
    text.replaceAll(/\$([A-Z_0-9]+)/g, (_, name: string) => names[name]!)
  // As a shell does: nothing is filled in between single quotes.
  const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => single ?? fill(double ?? plain!),
  )
  const after = (flag: string) => words.filter((_, at) => words[at - 1] === flag)
  const [body] = after('-d')
  return {
    url: words.find((word) => word.startsWith('http'))!,
    method: after('-X')[0] ?? 'GET',
    headers: Object.fromEntries(after('-H').map((line) => line.split(': ') as [string, string])),
    ...(body === undefined ? {} : { body }),
  }
}

/** The answer has every field that the page shows of it. */
function expectLike(answer: unknown, shown: string): void {
  const first = Array.isArray(answer) ? (answer[0] as object) : (answer as object)
  expect(Array.isArray(answer)).toBe(shown.startsWith('['))
  const names = [...shown.matchAll(/"(\w+)":/g)].map(([, name]) => name!)
  const text = JSON.stringify(first)
  for (const name of names) expect(text).toContain(`"${name}":`)
}
