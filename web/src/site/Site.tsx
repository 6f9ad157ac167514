// One page of the public site within what all of them have: the same tree on the server and in the
// browser.

import type { ComponentType } from 'react'
import { Crash } from '../lib/panels/Crash.tsx'
import { CurrentPath } from '../lib/site/current-path.ts'
import type { PageParams, PageProps } from '../lib/site/page.ts'
import { type Replies, RepliesProvider } from '../lib/site/replies.tsx'
import { SiteLayout } from './SiteLayout.tsx'

type SiteProps = {
  /** Without its language. */
  readonly path: string
  readonly params: PageParams
  readonly replies: Replies
  readonly Page: ComponentType<PageProps>
}

export function Site({ path, params, replies, Page }: SiteProps) {
  return (
    <CurrentPath value={path}>
      <RepliesProvider replies={replies}>
        <Crash>
          <SiteLayout>
            <Page params={params} />
          </SiteLayout>
        </Crash>
      </RepliesProvider>
    </CurrentPath>
  )
}
