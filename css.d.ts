/** Style sheets are taken up by the build; to the compiler they are nothing. */
declare module '*.css';
