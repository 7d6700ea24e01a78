import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/** Speaks MongoDB's protocol on 127.0.0.1 and keeps everything in memory: java -cp 'jars/*' Server.java PORT */
public class Server {
    /** It names wire version 8 at most, and the driver refuses to speak to that; what the store uses of 5.0 it has. */
    private static final MongoVersion FIVE = new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
            return List.of(5, 0, 0);
        }

        @Override
        public int getWireVersion() {
            return 13;
        }
    };

    public static void main(String[] args) throws InterruptedException {
        new MongoServer(new MemoryBackend().version(FIVE)).bind("127.0.0.1", Integer.parseInt(args[0]));
        Thread.currentThread().join();
    }
}
