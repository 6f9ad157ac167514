// The public site in a fresh install, as its visitors find it.

import { vi } from 'vitest'
import './site.visit.ts'
import './market-pages.visit.ts'
import './steady.visit.ts'

// Nothing here is timed, and most of it waits for prices.
vi.setConfig({ maxConcurrency: 5 })
