// Where this page is open: in the browser of another app, or at an address that only this machine can reach.

/** Browsers inside other apps name the app. What they store is often deleted, and no other browser sees it. */
const IN_APP =
  /FBA[NV]|FB_IAB|Instagram|Messenger|\bLine\/|MicroMessenger|TikTok|BytedanceWebview|musical_ly|Snapchat|Pinterest\/|LinkedInApp|Twitter for|\bGSA\//;

export const isInApp = (agent: string): boolean => IN_APP.test(agent);

/** Whether a host name means the machine that asks. */
export const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
