/** Maximum number of loaded modules in one report of a page (`modulesLoaded`). */
export const maxReportedLoads = 20;
