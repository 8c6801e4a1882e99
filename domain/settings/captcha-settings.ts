import { z } from 'zod'
import { captchaProviders, captchaVersions, isOutsideCaptcha } from '../captcha/providers.ts'
import { setting } from './setting.ts'
import { captchaProviderLabels, captchaSettingTexts as texts } from './texts.ts'

const captcha = z
  .object({
    provider: z.enum(captchaProviders),
    siteKey: z
      .string()
      .trim()
      .max(100)
      .regex(/^[\w-]*$/, texts.siteKey),
    version: z.union([z.literal(''), z.string().max(2).regex(/^v\d$/, texts.version)]),
    minScore: z.int().min(10).max(90),
  })
  .superRefine(({ provider, siteKey, version }, context) => {
    if (!isOutsideCaptcha(provider)) return
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (siteKey === '') refuse('siteKey', texts.siteKeyMissing)
    const spoken = captchaVersions[provider]
    if (version !== spoken) refuse('version', texts.versionNeeded(spoken))
  })

/** Who asks whether a person is there (docs/rules/messages.md). */
export const captchaSettings = {
  captcha: setting({
    schema: captcha,
    initial: { provider: 'altcha', siteKey: '', version: '', minScore: 50 },
    public: false,
    group: 'captcha',
    label: 'Kiểm tra không phải máy tự động',
    help: 'Hỏi trước khi gửi mã, sau vài lần nhập sai và khi có nhiều đơn liên tiếp. Của cửa hàng thì không gọi ra ngoài; bên thứ ba chỉ được tải khi khách dùng đến biểu mẫu cần kiểm tra.',
    parts: {
      provider: {
        label: 'Bên kiểm tra',
        labels: captchaProviderLabels,
        hint: 'Bên thứ ba cần có khoá bí mật đã lưu ở mục dưới trước khi chọn.',
      },
      siteKey: { label: 'Khoá trang (site key)', hint: 'Để trống khi dùng của cửa hàng.' },
      version: { label: 'Phiên bản', hint: 'Turnstile: v0. reCAPTCHA: v3.' },
      minScore: {
        label: 'Điểm thấp nhất của reCAPTCHA',
        unit: '%',
        hint: '50 là mức Google khuyên dùng. Càng cao càng dễ từ chối nhầm người thật.',
      },
    },
  }),
}
