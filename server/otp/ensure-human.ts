import type { Context } from '../context.ts'

/** The one place where a captcha is looked at: before a code is sent, and after wrong passwords. */
export async function ensureHuman(_ctx: Context, _captcha: string | undefined): Promise<void> {}
