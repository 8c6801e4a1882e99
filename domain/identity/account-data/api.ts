import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { pushSubscription } from '../../notification/push-subscription.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { loginPasswordField, passwordErrors, rowIdField } from '../fields.ts'
import { personalData } from '../personal-data.ts'
import {
  consentsInput,
  consentState,
  deviceSchema,
  memberEvent,
  pushDevice,
  userSchema,
} from '../wire-shapes.ts'

const nothing = z.object({})
const pushState = z.object({ key: z.string(), devices: z.array(pushDevice) })
const deviceList = z.object({ sessions: z.array(deviceSchema) })

export const getConsents = endpoint({
  method: 'GET',
  path: '/auth/user/consents',
  realm: 'member',
  summary: "The member's consents and their history",
  input: nothing,
  output: consentState,
  errors: [],
})

export const changeConsents = endpoint({
  method: 'PUT',
  path: '/auth/user/consents',
  realm: 'member',
  summary: 'Give or withdraw consents; what is not sent stays',
  input: z.object({ consents: consentsInput }),
  output: consentState,
  errors: [],
})

export const getPushDevices = endpoint({
  method: 'GET',
  path: '/auth/user/push',
  realm: 'member',
  summary: 'With what a browser subscribes to notices, and the devices that show them',
  input: nothing,
  output: pushState,
  errors: [],
})

export const addPushDevice = endpoint({
  method: 'PUT',
  path: '/auth/user/push',
  realm: 'member',
  errorsShownInPlace: true,
  summary:
    'Show notices on this device, as long as it is signed in; agrees to them where nothing was agreed to yet',
  input: pushSubscription.extend({
    /** Where the browser says when its subscription ends. */
    expiresAt: z.iso.datetime().nullish(),
  }),
  output: pushState,
  errors: [],
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/auth/user/push/{id}',
  realm: 'member',
  errorsShownInPlace: true,
  summary: 'Show no notices on a device any more',
  input: z.object({ id: rowIdField }),
  output: pushState,
  errors: ['notFound'],
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/user/sessions',
  realm: 'member',
  summary: 'The devices that are signed in, this one first',
  input: nothing,
  output: deviceList,
  errors: [],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/user/sessions/{id}',
  realm: 'member',
  summary: 'Log one device out',
  input: z.object({ id: rowIdField }),
  output: deviceList,
  errors: ['notFound'],
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/auth/user/sessions/end-others',
  realm: 'member',
  summary: 'Log all other devices out',
  input: nothing,
  output: deviceList.extend({ ended: z.int() }),
  errors: [],
})

export const listEvents = endpoint({
  method: 'GET',
  path: '/auth/user/events',
  realm: 'member',
  summary: 'What happened to the account, newest first',
  input: z.object(pageInput),
  output: pageOf(memberEvent),
  errors: [],
})

export const exportData = endpoint({
  method: 'GET',
  path: '/auth/user/export',
  realm: 'member',
  summary: 'Everything kept about the member, as JSON',
  input: nothing,
  output: personalData,
  errors: ['rateLimited'],
})

export const askDeletion = endpoint({
  method: 'POST',
  path: '/auth/user/deletion',
  realm: 'member',
  errorsShownInPlace: true,
  summary: 'Ask for the account to be deleted in 30 days',
  input: z.object({ password: loginPasswordField }),
  output: z.object({ user: userSchema }),
  errors: passwordErrors,
})

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/auth/user/deletion',
  realm: 'member',
  summary: 'Keep the account after all',
  input: nothing,
  output: z.object({ user: userSchema }),
  errors: [],
})

/** Of a mail: whose and which, and proof that it is from us. */
export const mailEndToken = z.string().min(26).max(40)

export const getMailEnd = endpoint({
  method: 'GET',
  path: '/mail/end/{token}/state',
  realm: 'none',
  summary: 'What a link of a mail ends, and whether that is still sent',
  input: z.object({ token: mailEndToken }),
  output: z.object({ purpose: z.enum(['transaction', 'commercial']), wanted: z.boolean() }),
  errors: ['notFound'],
})
