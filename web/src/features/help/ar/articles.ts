// In Arabic: the articles of the help.

import articles from './articles.md?raw'

export { articles }
