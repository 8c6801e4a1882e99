// Only shows notices: the back office keeps nothing for times without a network.
self.addEventListener('install', () => self.skipWaiting())
