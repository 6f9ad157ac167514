// Content that the server renders and the browser leaves as it is, so that its words travel in the
// HTML only and not in the JavaScript once more. What is in it cannot change or listen.

import { type HTMLAttributes, type ReactNode, useState } from 'react'

type Props = HTMLAttributes<HTMLDivElement> & {
  /** Tells it from others on the page. */
  readonly name: string
  /**
   * `import.meta.env.SSR && <Content />`, so that the browser's build has no need of the content.
   */
  readonly children: ReactNode
}

export const Still = import.meta.env.SSR ? StillOnServer : StillInBrowser

export function StillOnServer({ name, children, ...attributes }: Props) {
  return (
    <div {...attributes} data-still={name}>
      {children}
    </div>
  )
}

/** React keeps what is there; should it have to draw the page anew, it is drawn as it was. */
export function StillInBrowser({ name, children: _, ...attributes }: Props) {
  const [html] = useState(() => htmlOf(name))
  return (
    <div
      {...attributes}
      data-still={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it came from our server with the page
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function htmlOf(name: string): string {
  return document.querySelector(`[data-still="${name}"]`)?.innerHTML ?? ''
}
