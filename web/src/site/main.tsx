// Brings a page of the public site to life in the browser: the same page, from the same answers.

import '../../../ui/src/tokens.css'
import '../../../ui/src/base.css'
import '#browser/page/fonts.css'
import { hydrateRoot } from 'react-dom/client'
import { basePath } from '#browser/format/locale.ts'
import { repliesElementId } from '#contract/public/site.ts'
import { hasLanding } from '../lib/session/landing.ts'
import { createReplies } from '../lib/site/replies.tsx'
import { notFound, pageAt } from './pages.ts'
import { Site } from './Site.tsx'

async function start(root: HTMLElement): Promise<void> {
  const path = location.pathname.slice(basePath.length).replace(/(?<=.)\/$/, '') || '/'
  const { listed, params } = pageAt(path)
  // The server knows better than the path: there may be no such instrument.
  const isMissing = root.dataset.status === '404'
  const { default: Page } = await (isMissing ? notFound : listed).load()
  if (hasLanding()) void import('../features/auth/Landed.tsx').then((it) => it.mountLanded())
  hydrateRoot(root, <Site path={path} params={params} replies={repliesOfPage()} Page={Page} />)
}

function repliesOfPage() {
  const text = document.getElementById(repliesElementId)?.textContent ?? '{}'
  const written: unknown = JSON.parse(text)
  return createReplies(typeof written === 'object' ? { ...written } : {})
}

// After an update the parts of the old version are gone: the page is loaded anew, once.
addEventListener('vite:preloadError', () => {
  if (performance.now() > 10_000) location.reload()
})
const root = document.getElementById('root')
if (root) void start(root)
