/** Where the site's parts are. */
export type SitePlaces = {
  /** What the build wrote. */
  siteFolder: string;
  /** Where browsers send files; undefined when it is this site itself. */
  storeOrigin: string | undefined;
};
