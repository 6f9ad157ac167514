// The articles of the help in this build's language. Only the server imports them for good.

import articles from './articles.md?raw'

export { articles }
