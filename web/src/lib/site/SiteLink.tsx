// A link within the site: the language before the path, and said when it is the page one is on.

import type { AnchorHTMLAttributes } from 'react'
import { useCurrentPath } from './current-path.ts'
import { sitePath } from './site-path.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** The path without a language, e.g. `/pricing` or `/contact-us#message`. */
  readonly to: string
}

export function SiteLink({ to, ...rest }: Props) {
  const current = useCurrentPath()
  return <a aria-current={to === current ? 'page' : undefined} {...rest} href={sitePath(to)} />
}
