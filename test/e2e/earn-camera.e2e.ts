import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fakeCamera, qrPhoto } from './support/camera.ts'
import { codeField, expectSoundAtBothSizes, outcome, setEarningStage } from './support/earning.ts'
import { eventually } from './support/stage.ts'

const camera = fakeCamera('earn')
await camera.show(null)
const stage = setEarningStage(camera.args)

describe('the camera', () => {
  test('reads the address on a stamp, earns, and is let go', async () => {
    const code = await stage.newCode()
    await camera.show(`https://anlanh.example/tich-diem/#${code}`)
    const { page } = await stage.signedIn(stage.lan)
    await watchCameras(page)
    await page.getByRole('button', { name: 'Quét mã', exact: true }).click()
    await outcome(page, 'earned')
    await page.getByRole('button', { name: 'Quét mã tiếp theo' }).waitFor()
    expect(await openCameras(page)).toBe(0)
  })

  test('looks on while there is nothing to read, and is let go when the dialog closes', async () => {
    await camera.show(null)
    const { page } = await stage.signedIn(stage.lan)
    await watchCameras(page)
    await page.getByRole('button', { name: 'Quét mã', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Quét mã trên tem' })
    await dialog.getByText('Đưa mã QR').waitFor()
    await eventually(() => openCameras(page)).toBe(1)
    await expectSoundAtBothSizes(page, 'earn-scan')
    await dialog.getByRole('button', { name: 'Nhập mã bằng tay' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await openCameras(page)).toBe(0)
  })

  test('that may not be used leaves a photo of the stamp', async () => {
    const code = await stage.newCode()
    const { page } = await stage.signedIn(stage.lan)
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Quét mã', exact: true }).click()
    await page.getByText('Máy ảnh đang bị chặn').waitFor()
    await expectSoundAtBothSizes(page, 'earn-scan-refused')
    const empty = { name: 'ban.png', mimeType: 'image/png', buffer: await qrPhoto('893') }
    await page.getByLabel('Chọn ảnh có mã').setInputFiles(empty)
    await page.getByText('Không thấy mã trong ảnh').waitFor()
    const photo = { name: 'tem.png', mimeType: 'image/png', buffer: await qrPhoto(code) }
    await page.getByLabel('Chọn ảnh có mã').setInputFiles(photo)
    await outcome(page, 'earned')
  })

  test('of the phone itself opens the address on the stamp: the code goes into the field', async () => {
    const code = await stage.newCode()
    const { page, open } = await stage.signedIn(stage.lan)
    await open('/')
    await open(`/tich-diem/#${code}`)
    await eventually(() => codeField(page).inputValue()).toBe(code.match(/.{3}/g)!.join(' '))
    await page.waitForURL((url) => url.hash === '')
    await page.getByRole('button', { name: 'Kiểm tra mã' }).click()
    await outcome(page, 'earned')
  })

  test('is read by the browser itself where it can', async () => {
    const code = await stage.newCode()
    const { page } = await stage.signedIn(stage.lan)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.evaluate((rawValue) => {
      class OwnDetector {
        static getSupportedFormats = () => Promise.resolve(['qr_code', 'ean_13'])
        detect = () => Promise.resolve([{ rawValue }])
      }
      Object.assign(globalThis, { BarcodeDetector: OwnDetector })
    }, code)
    await page.getByRole('button', { name: 'Quét mã', exact: true }).click()
    await outcome(page, 'earned')
    expect(fetched.filter((url) => /scan-worker|wasm/.test(url))).toEqual([])
  })

  test('opens from the home page too', async () => {
    await camera.show(await stage.newCode())
    const { page, open } = await stage.signedIn(stage.lan)
    await open('/')
    await page.getByRole('main').getByRole('link', { name: 'Quét mã' }).click()
    await page.waitForURL('**/tich-diem/')
    await outcome(page, 'earned')
  })

  test('is read by a worker whose policy allows WebAssembly; the page has none of it', async () => {
    await camera.show(null)
    const { page } = await stage.visit('/tich-diem/')
    const policies = new Map<string, string>()
    page.on('response', (answer) => {
      policies.set(answer.url(), answer.headers()['content-security-policy'] ?? '')
    })
    await page.getByRole('button', { name: 'Quét mã', exact: true }).click()
    await eventually(() => [...policies.keys()].some((url) => url.endsWith('.wasm'))).toBe(true)
    const worker = [...policies].find(([url]) => url.includes('/scan-worker-'))!
    expect(worker[1]).toContain("script-src 'self' 'wasm-unsafe-eval'")
    const ofPage = await page.request.get('/tich-diem/')
    expect(ofPage.headers()['content-security-policy']).not.toContain('wasm')
  })
})

/** Keeps every camera stream that the page opens in sight. */
async function watchCameras(page: Page): Promise<void> {
  await page.evaluate(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    const tracks: MediaStreamTrack[] = []
    Object.assign(globalThis, { cameraTracks: tracks })
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
}

function openCameras(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { cameraTracks } = globalThis as unknown as { cameraTracks: MediaStreamTrack[] }
    return cameraTracks.filter((track) => track.readyState === 'live').length
  })
}
