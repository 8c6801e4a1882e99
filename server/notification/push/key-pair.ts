import webPush from 'web-push'
import type { PushSender } from '../../adapters/push/web-push.ts'
import type { Context } from '../../context.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import { dropKeyPair, findKeyPair, keepKeyPair, type EncryptedPair } from './key-queries.ts'

interface KeyPair {
  publicKey: string
  privateKey: string
}

type Tools = Pick<Context, 'db' | 'clock' | 'config' | 'log'>

/**
 * Our pair towards push services, made at the first use. One that was sealed with another shop's key is
 * worthless, as are the subscriptions made with it: browsers then subscribe anew.
 */
export async function getKeyPair(tools: Tools): Promise<KeyPair> {
  const kept = (await findKeyPair(tools.db)) ?? (await keepNew(tools))
  const opened = open(tools, kept)
  if (opened) return opened
  tools.log.warn('the key pair for notices cannot be opened; a new one is made')
  await dropKeyPair(tools.db, kept.publicKey)
  return open(tools, await keepNew(tools))!
}

/** The pair, and whom push services may ask about us: all of the shop that tells devices uses it. */
export async function getPushSender(tools: Tools): Promise<PushSender> {
  const { publicUrl } = tools.config
  // Push services want somebody to ask: the shop's address, or a name that is nobody's in the demo.
  const contact = publicUrl.startsWith('https:') ? publicUrl : 'mailto:shop@example.invalid'
  return { ...(await getKeyPair(tools)), contact }
}

function keepNew({ db, clock, config }: Tools): Promise<EncryptedPair> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const sealed = { publicKey, privateKey: seal(config.secretKey, 'push key', privateKey) }
  return keepKeyPair(db, sealed, clock.now())
}

function open({ config }: Tools, { publicKey, privateKey }: EncryptedPair): KeyPair | null {
  const opened = unseal(config, 'push key', privateKey)
  return opened === null ? null : { publicKey, privateKey: opened }
}
