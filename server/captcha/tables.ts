export interface CaptchaTables {
  /** What has been solved cannot be sent a second time. */
  captcha_solution: { challenge_hash: Buffer; expires_at: Date }
}
