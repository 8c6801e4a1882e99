/** A provider that carries messages to phones. */
export interface MessageChannel {
  readonly name: 'zalo' | 'sms' | 'local'
  /** Never throws for what the provider or the network does: that is an outcome. */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<Delivery>
}

export interface OutgoingMessage {
  /** The same for every attempt, so that a provider may know a repetition. */
  id: string
  /** Normalised: `0901234567`. */
  phone: string
  /** Our name of the template. */
  template: string
  values: Readonly<Record<string, string>>
  /** The whole message, for channels without templates of their own. */
  text: string
}

export type Delivery =
  /** The provider took it; it is not on the phone yet. */
  { outcome: 'accepted'; code: string; reference: string } | Failure

export type Failure =
  /** This channel will not carry this message; another may. */
  | { outcome: 'refused'; code: string; because: RefusedBecause }
  /** Network, overload, a fault over there: worth another try. */
  | { outcome: 'failed'; code: string }

/**
 * - `recipient`: the phone cannot or will not receive on this channel
 * - `setup`: keys, templates or rights are wrong; somebody of ours must act
 * - `quota`: money or quota is used up; somebody of ours must act
 * - `unclear`: an answer that says nothing
 */
export type RefusedBecause = 'recipient' | 'setup' | 'quota' | 'unclear'
