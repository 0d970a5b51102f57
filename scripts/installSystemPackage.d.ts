/**
 * Installs a Debian package with apt-get, as root or through sudo where that asks for no password.
 * @param name the package
 * @param instead what a person can do where apt-get may not be used, as a sentence
 * @throws {Error} with that sentence when it could not be installed
 */
export declare function installSystemPackage(name: string, instead: string): void;
//# sourceMappingURL=installSystemPackage.d.ts.map