// The public site in a fresh install, as its visitors find it.

import { vi } from 'vitest'
import './site.journey.ts'
import './languages.journey.ts'
import './market-pages.journey.ts'
import './odds.journey.ts'
import './steady.journey.ts'

// Nothing here is timed, and most of it waits for prices.
vi.setConfig({ maxConcurrency: 3 })
