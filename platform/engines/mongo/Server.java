import de.bwaldvogel.mongo.MongoBackend;
import de.bwaldvogel.mongo.MongoServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;

/**
 * Speaks MongoDB's protocol on 127.0.0.1 and keeps its documents in one file: Server PORT FILE synced|unsynced [CERTIFICATE KEY]. With a certificate
 * (PEM) it speaks TLS alone. For development and tests.
 */
public final class Server {
    /** A writer waits for the disk on its connection's thread: with fewer threads than connections, reads would wait with it. */
    private static final int THREADS = 256;

    public static void main(String[] args) throws IOException, GeneralSecurityException {
        Reopening storage = new Reopening(args[1], args[2].equals("synced"));
        MongoBackend backend = (MongoBackend) Proxy.newProxyInstance(Server.class.getClassLoader(), new Class<?>[] {MongoBackend.class}, storage);
        MongoServer server = new MongoServer(backend);
        if (args.length > 3) server.enableSsl(key(Path.of(args[4])), null, certificate(Path.of(args[3])));
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
        server.bind(new InetSocketAddress("127.0.0.1", Integer.parseInt(args[0])), 1, THREADS);
    }

    private static X509Certificate certificate(Path file) throws IOException, GeneralSecurityException {
        return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(Files.readAllBytes(file)));
    }

    private static PrivateKey key(Path file) throws IOException, GeneralSecurityException {
        String base64 = Files.readString(file).replaceAll("-----[^-]+-----|\\s", "");
        return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(base64)));
    }
}
