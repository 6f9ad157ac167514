// In Dutch: the articles of the help.

import articles from './articles.nl.md?raw'

export { articles }
