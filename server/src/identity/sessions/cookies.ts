// The two cookies of signing in: the refresh token, and the mark of a known device. No script can
// read them, and no other site can send them.

import { rememberedSeconds } from './session.ts'

export type Cookies = { readonly refresh: Cookie; readonly device: Cookie }

type Cookie = {
  readonly name: string
  readonly options: {
    readonly httpOnly: boolean
    readonly sameSite: 'strict'
    readonly secure: boolean
    readonly path: string
    /** In seconds; without it the browser forgets the cookie when it is closed. */
    readonly maxAge?: number
  }
}

const deviceSeconds = 365 * 86_400

/**
 * Over TLS the names begin with `__Host-`: browsers then take the cookie from this very host only,
 * so that no neighbouring one can plant it. They demand the path "/" for that; without TLS only the
 * calls that need the cookies see them.
 */
export function cookiesOf(publicUrl: string, remembered = false): Cookies {
  const isTls = publicUrl.startsWith('https:')
  const prefix = isTls ? '__Host-' : ''
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    secure: isTls,
    path: isTls ? '/' : '/api/auth',
  } as const
  return {
    refresh: {
      name: `${prefix}refresh`,
      options: remembered ? { ...options, maxAge: rememberedSeconds } : options,
    },
    device: { name: `${prefix}device`, options: { ...options, maxAge: deviceSeconds } },
  }
}
