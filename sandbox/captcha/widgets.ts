/** Asks the sandbox for a proof of this page and this move. */
const prove = `
const prove = async (siteKey, action) => {
  const asked = new URLSearchParams({ hostname: location.hostname, action, siteKey })
  const { token } = await (await fetch('/dev/captcha/proof?' + asked)).json()
  return token
}`

/** What Cloudflare's script gives a page, as far as the shop uses it. */
export const turnstileScript = `{${prove}
let count = 0
const shown = new Map()
globalThis.turnstile = {
  render(box, { sitekey, action, callback, 'error-callback': failed }) {
    const id = 'sandbox-' + ++count
    const give = () => prove(sitekey, action).then(callback, failed)
    if (sitekey === 'demo-block') setTimeout(failed)
    else if (sitekey === 'demo-ask') {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Tôi là người thật (thử nghiệm)'
      button.addEventListener('click', give)
      box.append(button)
      shown.set(id, button)
    } else give()
    return id
  },
  remove(id) {
    shown.get(id)?.remove()
  },
}}`

/** What Google's script gives a page, as far as the shop uses it. */
export const recaptchaScript = `{${prove}
const keys = []
globalThis.grecaptcha = {
  ready: (then) => setTimeout(then),
  render: (_box, { sitekey }) => keys.push(sitekey) - 1,
  execute: async (id, { action }) => {
    if (keys[id] === 'demo-block') throw new Error('blocked')
    return prove(keys[id], action)
  },
}}`
