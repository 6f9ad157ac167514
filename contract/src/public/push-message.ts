// What travels in a push message to the service worker, and the words that it is made of.

/** As JSON, encrypted for the one browser that it is for. */
export type PushMessage = {
  readonly title: string
  readonly body: string
  /** A path of the site, with its language. */
  readonly url: string
  /** A newer one of the same tag takes the place of the one before. */
  readonly tag: string
}

type Details = Readonly<Record<string, string | number | boolean | null>>

/** In one language. */
export type NoticeWords = {
  /** In place of what happened. */
  readonly news: string
  readonly several: (count: number) => string
  readonly test: string
  /** Said behind the brand, of an install that takes no money. */
  readonly sandbox: string
  readonly textOf: (kind: string, details: Details) => string
}
