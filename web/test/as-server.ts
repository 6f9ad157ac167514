// Whatever is imported after this renders as it does on the server.

import { vi } from 'vitest'

vi.stubEnv('SSR', true)
